// The copies of the database that keep what is erased from it.
import { colons } from '#app/languages/colons.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'

export type CopyOfData = { called: Phrase; place: string }

export function CopiesLeft({ copies }: { copies: readonly CopyOfData[] }) {
  const say = useSay()
  const language = useLanguage()
  if (copies.length === 0) return null
  return (
    <div className="prose">
      <p>{say('On this server it stays in these copies until they are deleted:')}</p>
      <ul>
        {copies.map(({ called, place }) => (
          <li key={place}>
            {say(called)}
            {colons[language]} <bdi>{place}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
