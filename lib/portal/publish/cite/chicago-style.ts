/**
 * A custom citation style in the author-date form of The Chicago Manual of Style, for web pages and datasets only.
 * citation-js does not include one.
 */
export const chicagoStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info>
    <title>Author and date, for pages and datasets</title>
    <id>did-atlas-author-date</id>
    <updated>2026-11-01T00:00:00+00:00</updated>
  </info>
  <macro name="title">
    <choose>
      <if type="dataset"><text variable="title" font-style="italic"/></if>
      <else><text variable="title" quotes="true"/></else>
    </choose>
  </macro>
  <macro name="author">
    <names variable="author">
      <name/>
      <substitute><text macro="title"/></substitute>
    </names>
  </macro>
  <macro name="year">
    <choose>
      <if variable="issued"><date variable="issued"><date-part name="year"/></date></if>
      <else><text term="no date" form="short"/></else>
    </choose>
  </macro>
  <macro name="day">
    <date variable="issued" delimiter=" ">
      <date-part name="month"/>
      <date-part name="day" suffix=","/>
      <date-part name="year"/>
    </date>
  </macro>
  <macro name="accessed">
    <group delimiter=" ">
      <text term="accessed" text-case="capitalize-first"/>
      <date variable="accessed" delimiter=" ">
        <date-part name="month"/>
        <date-part name="day" suffix=","/>
        <date-part name="year"/>
      </date>
    </group>
  </macro>
  <citation>
    <layout prefix="(" suffix=")" delimiter="; ">
      <group delimiter=" "><text macro="author"/><text macro="year"/></group>
    </layout>
  </citation>
  <bibliography>
    <layout suffix=".">
      <group delimiter=". ">
        <text macro="author"/>
        <text macro="year"/>
        <choose><if variable="author"><text macro="title"/></if></choose>
        <text variable="genre"/>
        <choose>
          <if type="dataset">
            <text value="Dataset"/>
            <text variable="version" prefix="Version "/>
          </if>
        </choose>
        <text variable="container-title" font-style="italic"/>
        <text variable="publisher"/>
        <text macro="day"/>
        <text macro="accessed"/>
        <text variable="URL"/>
      </group>
    </layout>
  </bibliography>
</style>
`
