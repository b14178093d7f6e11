// Lists the rows that an erasure deletes, and those that stay with the reason.
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay, useWord } from '#app/languages/say.tsx'
import { KnownCounts } from './known-counts.tsx'

type Counted = { called: string; count: number; stays: string | null }

export function WhatGoes({ counts, seen }: { counts: readonly Counted[]; seen: string }) {
  const say = useSay()
  const word = useWord()
  const language = useLanguage()
  const staying = counts.filter(({ stays }) => stays !== null)
  return (
    <>
      <input type="hidden" name="seen" value={seen} />
      <KnownCounts counts={counts.filter(({ stays }) => stays === null)} />
      {staying.length > 0 ? (
        <div className="prose">
          <p>{say('This stays, without the person’s words:')}</p>
          <ul>
            {staying.map(({ called, stays }) => (
              <li key={called}>
                {word(called)}
                {colons[language]} {word(stays)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{say('Backups keep this data until they expire. If one is restored, the data is erased again.')}</p>
    </>
  )
}
