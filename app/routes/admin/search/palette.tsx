// The list below the palette's field. Its options are links and buttons that the keys of the field press: a combobox with
// a listbox.
import { Link } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { useEarlyEffect } from '#app/ui/use-hydrated.ts'
import { keysWithTarget, press } from '../inbox/keys/shortcut-keys.ts'
import type { StaffPageLink } from './match-pages.ts'
import { optionsFor, type PaletteOption, type Suggestion } from './palette-options.ts'

type PaletteProps = {
  field: RefObject<HTMLInputElement>
  /** The element that had the focus. */
  from: Element
  links: readonly { label: Phrase; href: string }[]
}

const listId = 'palette-list'

export default function Palette({ field, from, links }: PaletteProps) {
  const say = useSay()
  const [text, setText] = useState(field.current?.value.trim() ?? '')
  const [chosen, setChosen] = useState('')
  const [commands] = useState(() => keysWithTarget(from).map((key) => ({ ...key, words: say(key.words) })))
  const {
    pages = links.map(({ label, href }) => ({ title: say(label), href })),
    hits,
    hasFailed,
  } = useSuggestions(text)
  const groups = optionsFor(text, { commands, pages, hits }, say)
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ key }) => key === chosen) ?? options[0]
  useCombobox(field, active?.key, {
    onText: (typed) => {
      if (typed !== text) setChosen('')
      setText(typed)
    },
    onStep: (step) =>
      setChosen(options.at(((active ? options.indexOf(active) : 0) + step) % options.length)?.key ?? ''),
  })
  return (
    <>
      {hasFailed ? <p role="alert">{say('Search isn’t available just now. Here are pages and commands.')}</p> : null}
      <div role="listbox" id={listId} aria-label={say('Commands, pages and records')}>
        {groups.map(({ title, options }) => (
          <fieldset key={title} aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {options.map((option) => (
              <Option key={option.key} option={option} isActive={option === active} onDone={() => close(field)} />
            ))}
          </fieldset>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {say('{count, plural, one {# choice} other {# choices}}', { count: options.length })}
      </p>
    </>
  )
}

/** Gives the focus back to the element that had it. */
const close = ({ current }: RefObject<HTMLInputElement>) => current?.closest('dialog')?.close()

type OptionProps = { option: PaletteOption; isActive: boolean; onDone: () => void }

function Option({ option: { key, title, detail, letter, href }, isActive, onDone }: OptionProps) {
  const props = { id: key, role: 'option', 'aria-selected': isActive, tabIndex: -1 }
  if (href) {
    return (
      <Link {...props} to={href} onClick={onDone} dir="auto">
        <span className="clamp">{title}</span>
        {detail ? <span className="clamp row-note">{detail}</span> : null}
      </Link>
    )
  }
  const run = () => {
    onDone()
    if (letter) press(letter)
  }
  return (
    <button {...props} type="button" onClick={run}>
      {title} <kbd>{letter}</kbd>
    </button>
  )
}

type Handlers = { onText: (text: string) => void; onStep: (step: 1 | -1) => void }

/** The field’s keys choose and press the options, and its attributes name the chosen one. */
function useCombobox(field: RefObject<HTMLInputElement>, active: string | undefined, { onText, onStep }: Handlers) {
  useEarlyEffect(() => {
    const input = field.current
    if (!input) return
    // Typed while the list was loading.
    onText(input.value.trim())
    const attributes = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-controls': listId,
      'aria-autocomplete': 'list',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
    const option = active ? document.getElementById(active) : null
    option?.scrollIntoView({ block: 'nearest' })
    const onInput = () => onText(input.value.trim())
    const onKeyDown = (event: KeyboardEvent) => {
      // The keys of an input method belong to the word that it makes; Safari tells by 229 that Enter ended it.
      if (event.isComposing || event.keyCode === 229) return
      if (event.key === 'ArrowDown') onStep(1)
      else if (event.key === 'ArrowUp') onStep(-1)
      else if (event.key === 'Enter') option?.click()
      else return
      event.preventDefault()
    }
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
    }
  })
}

const pause = 150

type Suggestions = { pages?: StaffPageLink[]; hits: Suggestion[] }

/** The staff pages, once they are known, and what the search has found for this text and no other. */
function useSuggestions(text: string): Suggestions & { hasFailed: boolean } {
  const [found, setFound] = useState<Suggestions & { text?: string }>({ hits: [] })
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const asked = new AbortController()
    const ask = async () => {
      const address = `/dashboard/search/suggestions?${new URLSearchParams({ q: text })}`
      const answer = await fetch(address, { signal: asked.signal, redirect: 'error' })
      if (!answer.ok) throw new Error(String(answer.status))
      const news = (await answer.json()) as Suggestions
      setFound({ ...news, text })
      setFailed(false)
    }
    const timer = setTimeout(() => ask().catch(() => setFailed(!asked.signal.aborted)), text ? pause : 0)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [text])
  return { pages: found.pages, hits: found.text === text ? found.hits : [], hasFailed }
}
