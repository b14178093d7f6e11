// What can be put into a text, as it is searched for.
import { useEffect, useState } from 'react'

const pause = 250

/** Undefined until the first ones have arrived, and empty without a network. */
export function useChoices<Choice>(from: string, search: string): readonly Choice[] | undefined {
  const [choices, setChoices] = useState<Choice[]>()
  useEffect(() => {
    const asked = new AbortController()
    const timer = setTimeout(
      () => {
        fetch(`${from}?search=${encodeURIComponent(search)}`, { signal: asked.signal, redirect: 'error' })
          .then((answer) => (answer.ok ? answer.json() : []))
          .then(setChoices)
          .catch(() => {
            if (!asked.signal.aborted) setChoices([])
          })
      },
      search ? pause : 0,
    )
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [from, search])
  return choices
}
