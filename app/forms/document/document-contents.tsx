import { useSay } from '#app/languages/say.tsx'
import { Fold } from '#app/ui/fold.tsx'
import type { Field, Fields } from './field-types.ts'

/** The ways to the parts of a long form, beside it or above it. */
export function DocumentContents({ fields, form }: { fields: Fields; form: string }) {
  const say = useSay()
  const parts = Object.entries(fields).filter(([, { is }]) => is === 'group' || is === 'rows')
  if (parts.length < 3) return null
  return (
    <Fold summary={say('Contents')} className="form-contents card">
      <ul>
        {parts.map(([name, field]) => (
          <li key={name}>
            <a href={`#${form}-${name}`}>{say(field.label)}</a>
            <Missing count={missingIn(field)} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const Missing = ({ count }: { count: number }) => {
  const say = useSay()
  return count > 0 ? <span className="soft">{say('{count} missing', { count })}</span> : null
}

function missingIn(field: Field): number {
  if (field.is === 'group') return Object.values(field.fields).reduce((sum, inner) => sum + missingIn(inner), 0)
  return field.is !== 'rows' && field.atLaunch === 'missing' ? 1 : 0
}
