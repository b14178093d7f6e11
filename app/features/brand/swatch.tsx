// A colour of the palette with its value, which a press copies.
import { type ReactNode, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Swatch } from './colour/contrast-matrix.ts'

export const SwatchTile = ({ name, color, children }: Swatch & { children?: ReactNode }) => {
  const say = useSay()
  return (
    <li>
      <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h4v3H0Z" fill={color} />
      </svg>
      <strong>{say(name)}</strong>
      <CopiedValue value={color} />
      {children}
    </li>
  )
}

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
