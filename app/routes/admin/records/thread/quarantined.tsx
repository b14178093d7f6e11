import { nested } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'

/** @param reasons the sentences with which the record was quarantined; null for one that was not */
export function Quarantined({ reasons }: { reasons: string | null }) {
  const say = useSay()
  if (!reasons) return null
  return (
    <p className="banner" data-kind="warning">
      {say('Quarantined as spam: {reasons}', { reasons: nested(storedMessage(reasons)) })}
    </p>
  )
}
