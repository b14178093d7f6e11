// Takes the types that we use, with all that they inherit, out of schema.org's vocabulary. With a type added to "used":
//   npx tsx tests/support/schema-org/derive.ts data/releases/30.0/schemaorg-current-https.jsonld
// The file is in https://github.com/schemaorg/schemaorg; the vocabulary's licence is CC BY-SA 3.0.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Vocabulary } from './vocabulary.ts'

const used = [
  ...['Answer', 'Article', 'BlogPosting', 'BreadcrumbList', 'Course', 'CourseInstance', 'EntryPoint', 'FAQPage'],
  ...['GeoCoordinates', 'ImageObject', 'ListItem', 'LocalBusiness', 'Offer', 'OpeningHoursSpecification'],
  ...[
    'Organization',
    'Person',
    'PostalAddress',
    'Question',
    'SearchAction',
    'Service',
    'SoftwareApplication',
    'WebSite',
  ],
]

type Node = { '@id': string; '@type': string | string[] } & Record<string, { '@id': string } | { '@id': string }[]>

const [, , file = ''] = process.argv
const graph: Node[] = JSON.parse(readFileSync(file, 'utf8'))['@graph']
const named = (id: string) => id.replace('schema:', '')
const listed = (node: Node, property: string) => [node[property] ?? []].flat().map((one) => named(one['@id']))
const isOf = (node: Node, type: string) => [node['@type']].flat().includes(type)
const current = graph.filter((node) => !node['schema:supersededBy'])

function parentsOf(type: string): string[] {
  const found = current.find((node) => isOf(node, 'rdfs:Class') && named(node['@id']) === type)
  if (!found) throw new Error(`schema.org has no ${type}`)
  return listed(found, 'rdfs:subClassOf').filter((parent) => !parent.includes(':'))
}

const types: Vocabulary = {}
const waiting = [...used]
for (let type = waiting.shift(); type; type = waiting.shift()) {
  const name = type
  if (types[name]) continue
  const own = current.filter(
    (node) => isOf(node, 'rdf:Property') && listed(node, 'schema:domainIncludes').includes(name),
  )
  const parents = parentsOf(name)
  types[name] = {
    parents: parents.join(' '),
    properties: Object.fromEntries(
      own.map((node) => [named(node['@id']), listed(node, 'schema:rangeIncludes').join(' ')]),
    ),
  }
  waiting.push(...parents)
}
writeFileSync(new URL('vocabulary.json', import.meta.url), `${JSON.stringify(types, null, 2)}\n`)
