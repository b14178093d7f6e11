// Writing a post or an issue with scripts: keys, pasted and dropped pictures, a field as high as its text.

import { useBlocker, useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawn, sayInEnglish } from '#app/languages/message.ts'
import type { Message, Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { manager } from '../words.ts'
import { asParagraph, type Edit, linked, type Mark, marked, marks, nextItem } from './markdown-keys.ts'

type Place = RefObject<HTMLElement>

/** A post's text, or an issue's. */
const textIn = (root: HTMLElement | null) =>
  root?.querySelector<HTMLTextAreaElement>('textarea[name=content], textarea[name=body]') ?? null

export const textOf = ({ current }: Place) => textIn(current)

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  value,
  from: selectionStart,
  to: selectionEnd,
})

export const insertMark = (area: HTMLTextAreaElement, mark: Mark) => apply(area, marked(selectionOf(area), mark))

/**
 * The selected words become its description; a decorative picture, whose description is empty, follows them. One that was
 * chosen stands in a paragraph of its own. Without a description, the cursor waits at its place.
 */
export function insertPicture(area: HTMLTextAreaElement, src: string, alt?: string) {
  const { value, from, to } = selectionOf(area)
  const words = value.slice(from, to)
  if (alt === '') area.setSelectionRange(to, to)
  if (alt !== undefined) return insertBlock(area, `![${alt && (words || alt)}](${src})`)
  apply(area, { from, to, text: `![${words}](${src})`, select: words ? undefined : [from + 2, from + 2] })
}

/** At the cursor; of a text that was never entered, at its end. */
export function insertBlock(area: HTMLTextAreaElement, block: string) {
  const { value, from, to } = selectionOf(area)
  const isEntered = to > 0 || document.activeElement === area
  apply(area, asParagraph(isEntered ? { value, from, to } : { value, from: value.length, to: value.length }, block))
}

/** By the browser's own command, so that its undo knows the change; directly where there is none. */
function apply(area: HTMLTextAreaElement, { from, to, text, select }: Edit) {
  if (area.readOnly) return
  area.focus()
  area.setSelectionRange(from, to)
  const isDone = text ? document.execCommand('insertText', false, text) : document.execCommand('delete')
  if (!isDone) {
    area.setRangeText(text, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (select) area.setSelectionRange(...select)
}

/** @param tell shows the progress of an upload */
export function useWriting(place: Place, tell: (words: Message) => void) {
  const say = useRef<Say>(sayInEnglish)
  say.current = useSay()
  useEffect(() => {
    const root = place.current
    if (!root) return
    const takePictures = async (files: FileList | undefined, event: Event) => {
      const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (pictures.length === 0) return
      event.preventDefault()
      for (const picture of pictures) {
        const src = await upload(picture, tell)
        const area = textOf(place)
        if (src && area) insertPicture(area, src)
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !isHandled(event, root, say.current)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onPaste = (event: ClipboardEvent) => {
      const area = textOf(place)
      if (!area || event.target !== area) return
      const link = linked(selectionOf(area), event.clipboardData?.getData('text/plain').trim() ?? '')
      if (!link) return takePictures(event.clipboardData?.files, event)
      event.preventDefault()
      apply(area, link)
    }
    const onDrop = (event: DragEvent) => {
      if (event.target === textOf(place)) takePictures(event.dataTransfer?.files, event)
    }
    const onDragOver = (event: DragEvent) => {
      const items = [...(event.dataTransfer?.items ?? [])]
      if (event.target === textOf(place) && items.some(({ kind }) => kind === 'file')) event.preventDefault()
    }
    root.addEventListener('keydown', onKeyDown)
    root.addEventListener('paste', onPaste)
    root.addEventListener('drop', onDrop)
    root.addEventListener('dragover', onDragOver)
    return () => {
      root.removeEventListener('keydown', onKeyDown)
      root.removeEventListener('paste', onPaste)
      root.removeEventListener('drop', onDrop)
      root.removeEventListener('dragover', onDragOver)
    }
  }, [place, tell])
  useGrowing(place)
}

/** Fields above the text. */
const oneLine = ['title', 'subject', 'preheader']

/** @returns true if the key did something here */
function isHandled(event: KeyboardEvent, root: HTMLElement, say: Say): boolean {
  const { target, key, shiftKey } = event
  const hasControl = (event.ctrlKey || event.metaKey) && !event.altKey && !shiftKey
  if (hasControl && key === 's') {
    root.querySelector('form')?.requestSubmit()
    return true
  }
  if (!(target instanceof HTMLTextAreaElement)) return false
  const isEnter = key === 'Enter' && !hasControl && !shiftKey && !event.altKey
  const text = textIn(root)
  if (oneLine.includes(target.name) && isEnter) {
    text?.focus()
    return true
  }
  if (target !== text) return false
  const mark = hasControl ? marks.find((one) => one.key === key) : undefined
  const edit = mark
    ? marked(selectionOf(target), { ...mark, sample: say(mark.sample) })
    : isEnter
      ? nextItem(selectionOf(target))
      : null
  if (edit) apply(target, edit)
  return edit !== null
}

/** For browsers that do not size a field by its text themselves. */
function useGrowing(place: Place) {
  useEffect(() => {
    const root = place.current
    if (!root || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      for (const area of root.querySelectorAll<HTMLTextAreaElement>('.post-canvas textarea')) {
        area.style.blockSize = 'auto'
        area.style.blockSize = `${area.scrollHeight}px`
      }
    }
    grow()
    root.addEventListener('input', grow)
    return () => root.removeEventListener('input', grow)
  }, [place])
}

/** @returns the picture's address, or null if it was refused; `tell` shows the progress */
export async function upload(picture: File, tell: (words: Message) => void): Promise<string | null> {
  tell('Uploading the picture…')
  const body = new FormData()
  body.set('file', picture)
  try {
    const response = await fetch(`${manager}/media/paste`, { method: 'POST', body })
    const answer: { src?: string; problem?: string } = await response.json()
    tell(answer.problem ? drawn(answer.problem) : 'The picture is in the media library. Please describe it.')
    return answer.src ?? null
  } catch {
    tell('We couldn’t upload the picture. Please try again.')
    return null
  }
}

// The form of a long text while it is being typed into: unsaved changes, and the text as the server draws it.

/**
 * Asks before the page is left with changes that were not sent.
 * @param savedAt the text's last change: a save ends the typing
 * @returns true with unsaved changes
 */
export function useIsChanged(place: Place, savedAt: number | null): boolean {
  const [changed, setChanged] = useState<number | null>()
  const isUnsent = useRef(false)
  useEffect(() => {
    const root = place.current
    if (!root) return
    const onInput = () => {
      setChanged(savedAt)
      isUnsent.current = true
    }
    const onSubmit = () => {
      isUnsent.current = false
    }
    // A discarded draft: its fields tell of their input afterwards.
    const onReset = () =>
      queueMicrotask(() => {
        setChanged(undefined)
        isUnsent.current = false
      })
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnsent.current) event.preventDefault()
    }
    root.addEventListener('input', onInput)
    root.addEventListener('submit', onSubmit)
    root.addEventListener('reset', onReset)
    addEventListener('beforeunload', onLeave)
    return () => {
      root.removeEventListener('input', onInput)
      root.removeEventListener('submit', onSubmit)
      root.removeEventListener('reset', onReset)
      removeEventListener('beforeunload', onLeave)
    }
  }, [place, savedAt])
  useLeaveQuestion(isUnsent)
  return changed === savedAt
}

function useLeaveQuestion(isUnsent: RefObject<boolean>) {
  const { pathname } = useLocation()
  const question = useSay()('Your changes aren’t saved. Leave this page?')
  const blocker = useBlocker(
    // The router may still ask after another page is shown, until React has cleaned up this one.
    ({ currentLocation, nextLocation }) =>
      isUnsent.current === true && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own dialog, as for closing the tab.
    if (confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])
}

const pause = 600
/** The site reads no more, and a longer text could not be saved either. */
const mostLetters = 200_000

/** Where typed fields are drawn, and which; the same object at each call. */
type Live = { to: string; fields: readonly string[] }

/** Draws the text on the server when the typing pauses, and at once when the preview is opened. */
export function useLivePreview<Drawn>(place: Place, isOpen: boolean, live: Live): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    const root = place.current
    if (!root) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: AbortController | undefined
    const draw = async () => {
      const form = root.querySelector('form')
      last?.abort()
      last = new AbortController()
      const answer = form && (await drawnOf<Drawn>(form, live, last.signal))
      if (answer) setDrawn(answer)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, pause)
    }
    if (isOpen) draw()
    root.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      last?.abort()
      root.removeEventListener('input', wait)
    }
  }, [place, isOpen, live])
  return drawn
}

/** Null without a network or a session: the last drawing stays. */
async function drawnOf<Drawn>(form: HTMLFormElement, { to, fields }: Live, signal: AbortSignal): Promise<Drawn | null> {
  const typed = new FormData(form)
  const values = fields.map((name) => [name, String(typed.get(name) ?? '')] as const)
  if (values.reduce((sum, [, value]) => sum + value.length, 0) > mostLetters) return null
  const body = new FormData()
  for (const [name, value] of values) body.set(name, value)
  try {
    const response = await fetch(to, { method: 'POST', body, signal, redirect: 'error' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
