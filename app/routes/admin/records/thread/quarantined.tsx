import { useSay, useWord } from '#app/languages/say.tsx'

/** @param reasons the sentences with which the record was quarantined; null for one that was not */
export function Quarantined({ reasons }: { reasons: string | null }) {
  const say = useSay()
  const word = useWord()
  if (!reasons) return null
  const words = reasons
    .split(/(?<=\.) /)
    .map(word)
    .join(' ')
  return (
    <p className="banner" data-kind="warning">
      {say('Quarantined as spam: {reasons}', { reasons: words })}
    </p>
  )
}
