// Reads the audit log's filters from the address, for the page and the download.
import { type AuditFilter, type auditChoices, nobody } from '#app/features/staff/audit/audit.server.ts'
import { filterParams, periodOf } from '#app/routes/admin/shared/list-params.ts'

type Choices = Awaited<ReturnType<typeof auditChoices>>

/** Accepts only values that can be chosen; others do not filter. */
export function auditQuery(query: URLSearchParams, { people, kinds, verbs }: Choices, zone: string) {
  const { oneOf, dayIn } = filterParams(query)
  const verb = oneOf('verb', verbs)
  const chosen = {
    person: oneOf('person', [nobody, ...people.map(({ id }) => id)]),
    kind: oneOf('kind', kinds),
    verb,
    from: dayIn('from'),
    to: dayIn('to'),
    reads: verb === 'read' ? '' : oneOf('reads', ['with']),
  }
  const filter: AuditFilter = {
    person: chosen.person || undefined,
    kind: chosen.kind || undefined,
    verb: chosen.verb || undefined,
    isWithoutReads: verb !== 'read' && chosen.reads === '',
    ...periodOf(chosen, zone),
  }
  return { chosen, filter }
}
