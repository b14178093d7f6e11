import { useSay, useWord } from '#app/languages/say.tsx'
import { Fold } from '#app/ui/fold.tsx'
import type { Fields } from './field-types.ts'

/** The ways to the parts of a long form, beside it or above it. */
export function DocumentContents({ fields, form }: { fields: Fields; form: string }) {
  const say = useSay()
  const word = useWord()
  const parts = Object.entries(fields).filter(([, { is }]) => is === 'group' || is === 'rows')
  if (parts.length < 3) return null
  return (
    <Fold summary={say('Contents')} className="form-contents card">
      <ul>
        {parts.map(([name, { label }]) => (
          <li key={name}>
            <a href={`#${form}-${name}`}>{word(label)}</a>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
