"""Print the standards that a project follows, with the source of each. Needs DID_ATLAS_URL and DID_ATLAS_KEY."""

import os
import sys

from did_atlas import ApiError, Client

client = Client(os.environ["DID_ATLAS_URL"], os.environ["DID_ATLAS_KEY"])
try:
    project = client.record("projects", int(sys.argv[1]) if len(sys.argv) > 1 else 118)
except ApiError as error:
    sys.exit(str(error))
print(project["title"])
for standard in project.get("standards") or []:
    print(f"- {standard['title']}: {standard.get('source') or 'no source'}")
