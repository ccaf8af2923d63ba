/** The names of the schemas that responses consist of, as `api.md` calls them. OpenAPI has a component for each. */
import { z } from 'zod'
import { AuditDraw, AuditedFact, Audits } from './audits'
import {
  ChangeCount,
  ChangedRecord,
  ChangedRecordRef,
  Changes,
  FieldChange,
  StatedValue,
} from './changes'
import { Country, EntityOfCountry, ProjectOfCountry } from './countries'
import {
  DidMethodDetail,
  DidMethodSummary,
  EntityOfMethod,
  InstanceOfMethod,
  ProjectOfMethod,
  RelationToMethod,
} from './did-methods'
import { DltInstanceDetail, DltInstanceSummary } from './dlt-instances'
import { DltDetail, DltSummary, Instance, InstanceInDetail } from './dlts'
import { DownloadFile, Downloads } from './downloads'
import { Coordinates, EntityDetail, EntitySummary, OperatedInstance } from './entities'
import { ErrorBody } from './errors'
import { RecordEvidence } from './evidence'
import { GraphLink, GraphLinks, GraphMetadata, GraphNode, GraphNodes, NodeWebsite } from './graph'
import { Industry, ProjectOfIndustry } from './industries'
import { PersonDetail, PersonSummary, RepresentedEntity } from './people'
import { LinkedProject, ProjectRelationships, WebsiteLink } from './project-relationships'
import {
  ConsortiaRelations,
  InclusionCriteria,
  ProjectDetail,
  ProjectStats,
  ProjectSummary,
  RelatedProject,
} from './projects'
import { RegulationDetail, RegulationSummary } from './regulations'
import { SearchResult, SearchResults } from './search'
import { FieldCounts, Health, OpenApiDocument, ServiceIndex } from './service'
import { CitingFact, SourceDetail, SourceStats, SourceSummary } from './sources'
import { ProjectOfStandard, StandardDetail, StandardSummary } from './standards'
import { License, Terms } from './terms'
import {
  CountryRef,
  DidMethodRef,
  DidMethodRelation,
  IncludedProject,
  LinkStats,
  NameRef,
  Pagination,
  ProjectRef,
  ProjectRelation,
  RegionRef,
  TitleRef,
} from './values'
import { Version, Versions } from './versions'

/** Schemas with the same name differ only in optional fields; their component has them all. */
const named: Readonly<Record<string, z.ZodType | readonly z.ZodType[]>> = {
  ApiError: ErrorBody,
  AuditDraw,
  AuditedFact,
  Audits,
  ChangeCount,
  ChangedRecord,
  ChangedRecordRef,
  Changes,
  CitingFact,
  ConsortiaRelations,
  Coordinates,
  Country,
  CountryRef,
  DidMethodDetail,
  DidMethodRef,
  DidMethodRelation,
  DidMethodSummary,
  DltDetail,
  DltInstanceDetail,
  DltInstanceRef: [Instance, InstanceInDetail, InstanceOfMethod, OperatedInstance],
  DltInstanceSummary,
  DltSummary,
  DownloadFile,
  Downloads,
  EntityDetail,
  EntityRef: [EntityOfCountry, EntityOfMethod, RepresentedEntity],
  EntitySummary,
  FieldChange,
  FieldCounts,
  GraphLink,
  GraphLinks,
  GraphMetadata,
  GraphNode,
  GraphNodes,
  Health,
  InclusionCriteria,
  Industry,
  License,
  LinkedProject,
  LinkStats,
  NameRef,
  OpenApiDocument,
  Pagination,
  PersonDetail,
  PersonSummary,
  ProjectDetail,
  ProjectRef,
  ProjectRelation: [ProjectRelation, RelationToMethod],
  ProjectRelationships,
  ProjectStats,
  ProjectSummary,
  ProjectUsage: [
    IncludedProject,
    ProjectOfCountry,
    ProjectOfIndustry,
    ProjectOfMethod,
    ProjectOfStandard,
  ],
  RecordEvidence,
  RegionRef,
  RegulationDetail,
  RegulationSummary,
  RelatedProject,
  SearchResult,
  SearchResults,
  ServiceIndex,
  SourceDetail,
  SourceStats,
  SourceSummary,
  StandardDetail,
  StandardSummary,
  StatedValue,
  Terms,
  TitleRef,
  Version,
  Versions,
  WebsiteLink: [WebsiteLink, NodeWebsite],
}

/** As the `title` of a schema, JSON Schema has its name. */
export const schemaNames = z.registry<{ title: string }>()
for (const [title, schemas] of Object.entries(named)) {
  for (const schema of [schemas].flat()) schemaNames.add(schema, { title })
}
