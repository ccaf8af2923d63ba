"""Print how many launched projects each country has. Needs DID_ATLAS_URL and DID_ATLAS_KEY."""

import os
from collections import Counter

from did_atlas import Client

client = Client(os.environ["DID_ATLAS_URL"], os.environ["DID_ATLAS_KEY"])
countries = Counter(
    (project.get("country") or {}).get("name", "Not disclosed")
    for project in client.list_all("projects", status="Launched")
)
for name, count in countries.most_common():
    print(f"{count:4} {name}")
