import { useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import '#app/ui/styles/pieces/copied-value.css'
import { useHydrated } from '../use-hydrated.ts'

/** Without scripts, or where the browser does not let a page copy, the value can be selected. */
export function CopiedValue({ value }: { value: string }) {
  const say = useSay()
  const isAlive = useHydrated()
  const [answer, setAnswer] = useState<{ of: string; words: string }>()
  if (!isAlive) return <code>{value}</code>
  const copy = () =>
    copied(value).then((isCopied) =>
      setAnswer({ of: value, words: isCopied ? say('Copied') : say('Select it to copy it') }),
    )
  return (
    <span className="copied-value">
      <button type="button" onClick={copy}>
        <span className="visually-hidden">{say('Copy')} </span>
        <code>{value}</code>
      </button>
      <span role="status">{answer?.of === value ? answer.words : ''}</span>
    </span>
  )
}

async function copied(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}
