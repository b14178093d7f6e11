// Reads the audit log's filters from the address, for the page and the download.
import { addDays, isDay, startOfDay } from '#app/features/dashboard/days.ts'
import { type AuditFilter, type auditChoices, nobody } from '#app/features/staff/audit/audit.server.ts'

type Choices = Awaited<ReturnType<typeof auditChoices>>

/** Accepts only values that can be chosen; others do not filter. */
export function auditQuery(query: URLSearchParams, { people, kinds, verbs }: Choices, zone: string) {
  const oneOf = (name: string, known: readonly string[]) => known.find((value) => value === query.get(name)) ?? ''
  const dayIn = (name: string) => {
    const asked = query.get(name)
    return asked && isDay(asked) ? asked : ''
  }
  const chosen = {
    person: oneOf('person', [nobody, ...people.map(({ id }) => id)]),
    kind: oneOf('kind', kinds),
    verb: oneOf('verb', verbs),
    from: dayIn('from'),
    to: dayIn('to'),
  }
  const filter: AuditFilter = {
    person: chosen.person || undefined,
    kind: chosen.kind || undefined,
    verb: chosen.verb || undefined,
    from: chosen.from ? startOfDay(chosen.from, zone) : undefined,
    until: chosen.to ? startOfDay(addDays(chosen.to, 1), zone) : undefined,
  }
  return { chosen, filter }
}
