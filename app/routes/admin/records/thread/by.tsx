import type { ReactNode } from 'react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'

type ByProps = { actor: string | null } & ({ label: Phrase; what?: undefined } | { label?: undefined; what: ReactNode })

/** @param props a label, or what was done as it is drawn */
export function By({ label, what, actor }: ByProps) {
  const say = useSay()
  const name = <span dir="auto">{actor ?? say('a former colleague')}</span>
  return <Said phrase="{what}, by {name}" values={{ what: label === undefined ? what : say(label), name }} />
}
