import { Link } from '@remix-run/react'
import type { auditChoices } from '#app/features/staff/audit/audit.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Choice, DayField, ListFilter } from '#app/routes/admin/shared/filter-fields.tsx'
import { listPath } from '#app/routes/admin/shared/list-params.ts'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import type { auditQuery } from './audit-query.server.ts'
import { useLogWords } from './line.tsx'

type AuditFilterProps = {
  path: string
  choices: Pick<Awaited<ReturnType<typeof auditChoices>>, 'kinds' | 'verbs'>
  people: readonly (readonly [id: string, name: string])[]
  chosen: ReturnType<typeof auditQuery>['chosen']
}

export function AuditFilter({ path, choices, people, chosen }: AuditFilterProps) {
  const say = useSay()
  const words = useLogWords()
  const option = (value: string) => [value, words(value)] as const
  const { reads, ...fields } = chosen
  const verbs = choices.verbs.filter((verb) => !reads || verb !== 'read')
  return (
    <>
      <ListFilter name={say('Audit log')} path={path} chosen={fields}>
        {reads ? <input type="hidden" name="reads" value={reads} /> : null}
        <Choice name="person" label={say('Person')} all={say('Everyone')} chosen={chosen.person} options={people} />
        <Choice
          name="kind"
          label={say('Record')}
          all={say('All records')}
          chosen={chosen.kind}
          options={choices.kinds.map(option)}
        />
        <Choice
          name="verb"
          label={say('Action')}
          all={say('All actions')}
          chosen={chosen.verb}
          options={verbs.map(option)}
        />
        <DayField name="from" label={say('From')} chosen={chosen.from} />
        <DayField name="to" label={say('To')} chosen={chosen.to} />
      </ListFilter>
      <ReadsTabs path={path} chosen={chosen} />
    </>
  )
}

/** Everything is listed at first; one press leaves the reads out, which outnumber the changes. */
function ReadsTabs({ path, chosen }: Pick<AuditFilterProps, 'path' | 'chosen'>) {
  const say = useSay()
  const verb = chosen.verb === 'read' ? '' : chosen.verb
  const tabs = [
    { label: say('Everything'), to: { ...chosen, reads: '' } },
    { label: say('Without reads'), to: { ...chosen, verb, reads: 'without' } },
  ]
  return (
    <LinkLine className="tabs" label={say('Reads')} current={chosen.reads}>
      {tabs.map(({ label, to }) => (
        <Link key={to.reads} to={listPath(path, to)} aria-current={to.reads === chosen.reads || undefined}>
          {label}
        </Link>
      ))}
    </LinkLine>
  )
}
