import { useRef, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import '#app/ui/styles/pieces/copied-value.css'
import { Button } from '../button.tsx'
import { Panel } from '../panel.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** A short value that a press copies. Without scripts, or where the browser does not let a page copy, it can be selected. */
export function CopiedValue({ value }: { value: string }) {
  const say = useSay()
  const isAlive = useHydrated()
  const [answer, copy] = useCopy(value)
  if (!isAlive) return <code>{value}</code>
  return (
    <span className="copied-value">
      <button type="button" onClick={copy}>
        <span className="visually-hidden">{say('Copy')} </span>
        <code>{value}</code>
      </button>
      <span role="status">{answer}</span>
    </span>
  )
}

type CopyFieldProps = {
  label: string
  value: string
  /** It was made a moment ago, and gets the focus. */
  isNew?: boolean
}

/** A link or secret to take elsewhere: in a field, where it can be selected, with a button that copies it. */
export function CopyField({ label, value, isNew }: CopyFieldProps) {
  const say = useSay()
  const isAlive = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [answer, copy] = useCopy(value)
  // Backwards, so that the beginning stays in sight.
  const select = () => field.current?.setSelectionRange(0, value.length, 'backward')
  return (
    <div className="copy-field">
      <input
        ref={field}
        className="input"
        aria-label={label}
        readOnly
        value={value}
        onFocus={select}
        autoFocus={isNew}
      />
      {isAlive ? (
        <Button
          variant="outline"
          onClick={() => {
            select()
            copy()
          }}
        >
          {say('Copy')}
        </Button>
      ) : null}
      <span role="status">{answer}</span>
    </div>
  )
}

type ShownOnceProps = { id: string; title: string; made: { text: string; secret: string } }

/** A new link, token or secret. It has the focus, because the button that made it may be gone. */
export const ShownOnce = ({ id, title, made: { text, secret } }: ShownOnceProps) => (
  <Panel id={id} title={title}>
    <p role="status">{text}</p>
    <CopyField key={secret} label={title} value={secret} isNew />
  </Panel>
)

/** Copies a value, and says how that went until another value takes its place. */
function useCopy(value: string) {
  const say = useSay()
  const [answer, setAnswer] = useState<{ of: string; words: string }>()
  const copy = () =>
    copied(value).then((isCopied) =>
      setAnswer({ of: value, words: isCopied ? say('Copied') : say('Select it to copy it') }),
    )
  return [answer?.of === value ? answer.words : '', copy] as const
}

async function copied(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}
