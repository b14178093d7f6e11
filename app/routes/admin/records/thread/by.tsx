import type { ReactNode } from 'react'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'

/** @param what a phrase, or words with values */
export function By({ what, actor }: { what: ReactNode; actor: string | null }) {
  const say = useSay()
  const word = useWord()
  const name = <span dir="auto">{actor ?? say('a former colleague')}</span>
  return <Said phrase="{what}, by {name}" values={{ what: word(what), name }} />
}
