// Buttons that insert Markdown around the selection, and pasting of pictures.
import { type RefObject, useEffect, useState } from 'react'
import { manager } from './words.ts'

type Mark = { label: string; before: string; after?: string; sample: string }

const marks: readonly Mark[] = [
  { label: 'Heading', before: '## ', sample: 'Heading' },
  { label: 'Bold', before: '**', after: '**', sample: 'bold' },
  { label: 'Italic', before: '*', after: '*', sample: 'italic' },
  { label: 'Link', before: '[', after: '](https://)', sample: 'text' },
  { label: 'List', before: '- ', sample: 'item' },
  { label: 'Quote', before: '> ', sample: 'quote' },
  { label: 'Code', before: '```\n', after: '\n```', sample: 'code' },
]

export function EditorTools({ place }: { place: RefObject<HTMLElement> }) {
  const [status, setStatus] = useState('')
  const text = () => place.current?.querySelector<HTMLTextAreaElement>('textarea[name=content]') ?? null

  useEffect(() => {
    const area = place.current?.querySelector<HTMLTextAreaElement>('textarea[name=content]')
    if (!area) return
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture) return
      event.preventDefault()
      upload(picture, setStatus).then((src) => {
        if (src) insert(area, { before: '![', after: `](${src})`, sample: 'what it shows', label: '' })
      })
    }
    area.addEventListener('paste', onPaste)
    return () => area.removeEventListener('paste', onPaste)
  }, [place])

  return (
    <div className="editor-tools" role="toolbar" aria-label="Text">
      {marks.map((mark) => (
        <button
          key={mark.label}
          type="button"
          onClick={() => {
            const area = text()
            if (area) insert(area, mark)
          }}
        >
          {mark.label}
        </button>
      ))}
      <a href={`${manager}/media`} target="_blank" rel="noreferrer">
        Media library
      </a>
      <span role="status">{status}</span>
    </div>
  )
}

function insert(area: HTMLTextAreaElement, { before, after = '', sample }: Mark) {
  const { selectionStart, selectionEnd, value } = area
  const chosen = value.slice(selectionStart, selectionEnd) || sample
  area.focus()
  area.setRangeText(before + chosen + after, selectionStart, selectionEnd, 'end')
  area.setSelectionRange(selectionStart + before.length, selectionStart + before.length + chosen.length)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** @returns the picture's address, or null if it was refused; `tell` shows the progress */
async function upload(picture: File, tell: (words: string) => void): Promise<string | null> {
  tell('Uploading the picture…')
  const body = new FormData()
  body.set('file', picture)
  try {
    const response = await fetch(`${manager}/media/paste`, { method: 'POST', body })
    const answer: { src?: string; problem?: string } = await response.json()
    tell(answer.problem ?? 'The picture is in the media library. Please describe it in words.')
    return answer.src ?? null
  } catch {
    tell('The picture could not be uploaded. Please try again.')
    return null
  }
}
