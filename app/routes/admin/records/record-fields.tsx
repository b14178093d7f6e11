import { createContext, type KeyboardEvent as KeyPress, useContext, useEffect, useRef, useState } from 'react'
import { type Mentionable, mentionParts } from '#app/features/records/mentions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { CheckboxGroup, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { useFormState } from '#app/forms/form-state.ts'
import { TypedForm } from '#app/forms/post-button.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Button, type ButtonVariant, LinkButton } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { Marked } from '#app/ui/text/marked.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type TagFieldsProps = {
  tags: string[]
  /** The tags that other records have. */
  inUse: readonly string[]
  /** On a page of their own, where the new tag has the focus until it is refused. */
  isPage?: boolean
}

/** New tags are typed beside those that the record has, so that adding one changes no other. */
export function TagFields({ tags, inUse, isPage = false }: TagFieldsProps) {
  const say = useSay()
  const { answer } = useFormState()
  const proposed = inUse
    .filter((tag) => !tags.includes(tag))
    .map((tag) => ({ value: tag, label: '', isTyped: true as const }))
  return (
    <>
      <TextField
        name="tags"
        label={say('Add tags')}
        hint={say('Up to ten, separated by commas. To find one, search for #tag.')}
        list={proposed}
        autoComplete="off"
        isUnmarked
        autoFocus={isPage && !answer}
      />
      {tags.length > 0 ? (
        <CheckboxGroup
          name="kept"
          legend={say('Tags')}
          options={tags.map((tag) => ({ value: tag, label: `#${tag}`, isTyped: true as const }))}
          isUnmarked
        />
      ) : null}
    </>
  )
}

type LinkOnProps = {
  to: string
  rel?: 'prev' | 'next'
  variant?: ButtonVariant
  size?: 's'
  'data-loss'?: true
  children: string
}

/** Leads on from a record's page. Without scripts, the reply that is being written is kept as a draft on the way. */
export function LinkOn({ to, rel, children, ...look }: LinkOnProps) {
  const isHydrated = useHydrated()
  const typed = useContext(TypedForm)
  if (typed === null || isHydrated)
    return (
      <LinkButton to={to} rel={rel} {...look}>
        {children}
      </LinkButton>
    )
  return (
    <Button type="submit" form={typed.id} formAction={typed.keepsAt} name="finish" value={to} formNoValidate {...look}>
      {children}
    </Button>
  )
}

type TagPopoverProps = Omit<TagFieldsProps, 'isPage'> & { action: string; version: number }

export function TagPopover({ action, version, tags, inUse }: TagPopoverProps) {
  const say = useSay()
  const defaults = { kept: tags, version: String(version) }
  return (
    <Popover id="tags-choices" label={say('Tags')} opens="down">
      <ActionForm form="tags" action={action} className="stack popover-field" data-gap="s" defaults={defaults}>
        <TagFields tags={tags} inUse={inUse} />
        <SubmitButton busy={say('Saving...')} variant="outline">
          {say('Save')}
        </SubmitButton>
      </ActionForm>
    </Popover>
  )
}

/** Ctrl+Enter sends the form; with Shift as well, it presses "Send and next", if the form has it. */
export function SendKeys({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      element.requestSubmit(event.shiftKey ? element.querySelector<HTMLElement>('[value=next]') : null)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [form])
  return null
}

// A note for colleagues. Those whom it names get a mail, and their names are marked where the note is shown.

/** The colleagues who are marked in the notes of a thread. */
export const Mentioned = createContext<readonly Mentionable[]>([])

/** A note's text, in which the names of colleagues stand out. */
export const MarkedNote = ({ children }: { children: string }) => (
  <Marked parts={mentionParts(children, useContext(Mentioned))} />
)

type NoteFieldProps = {
  label: string
  rows: number
  mentionable: readonly (Mentionable & { isMe: boolean })[]
}

const mostOffered = 5
/** After each of these, the cursor may be in a name. */
const looked = ['input', 'keyup', 'click'] as const

/** With scripts, colleagues are offered once an @ is typed. */
export function NoteField({ label, rows, mentionable }: NoteFieldProps) {
  const say = useSay()
  const [begun, setBegun] = useState<Begun | null>(null)
  const others = mentionable.filter(({ isMe }) => !isMe)
  const offered = begun === null ? [] : others.filter((one) => isMeant(one, begun.text)).slice(0, mostOffered)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.querySelector('textarea')
    const look = () => field && setBegun(begunIn(field))
    for (const event of looked) field?.addEventListener(event, look)
    return () => {
      for (const event of looked) field?.removeEventListener(event, look)
    }
  }, [])
  const [example] = others
  const hint = example
    ? say('Only staff can see it. To email a colleague about it, write @ and their sign-in name, such as @{name}.', {
        name: example.handle,
      })
    : say('Only staff can see it.')
  const take = (one: Mentionable) => {
    if (begun) complete(begun, one.handle)
    setBegun(null)
  }
  // Enter takes the first one, unless the name is written in full.
  const takeFirst = (event: KeyPress) => {
    const [first] = offered
    const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!first || !begun?.text || begun.text === first.handle || !isPlain || event.nativeEvent.isComposing) return
    event.preventDefault()
    take(first)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the field
    <div ref={box} onKeyDown={takeFirst}>
      <TextArea name="note" label={label} hint={hint} rows={rows} required />
      {begun && offered.length > 0 ? (
        <fieldset className="button-row mentions">
          <legend className="visually-hidden">{say('Colleagues to name')}</legend>
          {offered.map((one) => (
            <Button key={one.handle} size="s" variant="outline" onClick={() => take(one)}>
              <bdi>{one.name}</bdi> @{one.handle}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}

/** The beginning of a name before the cursor. */
type Begun = { field: HTMLTextAreaElement; text: string; from: number }

function begunIn(field: HTMLTextAreaElement): Begun | null {
  const { selectionStart: end, value } = field
  const from = value.lastIndexOf('@', end - 1)
  const text = value.slice(from + 1, end)
  const isWord = from < 0 || /\s/.test(text) || /[\p{L}\p{N}]$/u.test(value.slice(0, from))
  return isWord || text.length > 60 ? null : { field, text: text.toLowerCase(), from }
}

const isMeant = ({ name, handle }: Mentionable, text: string) =>
  handle.startsWith(text) ||
  name
    .toLowerCase()
    .split(/\s+/)
    .some((part) => part.startsWith(text))

function complete({ field, text, from }: Begun, handle: string) {
  field.setRangeText(`@${handle} `, from, from + 1 + text.length, 'end')
  field.focus()
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
