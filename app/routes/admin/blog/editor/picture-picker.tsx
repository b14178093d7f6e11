// A dialog over the media library: the newest pictures, a search, and an upload.
import { useEffect, useRef, useState } from 'react'
import type { PictureChoice } from '#app/features/media/media.server.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import '#app/ui/styles/staff/blog/pictures.css'
import { manager } from '../words.ts'
import { upload } from './writing.ts'

export type Picked = { src: string; alt: string }

type PickerProps = {
  /** A decorative picture is told by an empty description. */
  onChoose: (picture: Picked) => void
  onClose: () => void
  /** A post is not saved without the description of its cover; a picture in a text may be decorative. */
  isCover?: boolean
}

/** Open while it is drawn. */
export function PicturePicker({ onChoose, onClose, isCover = false }: PickerProps) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Message | null>(null)
  const [undescribed, setUndescribed] = useState('')
  const pictures = useChoices<PictureChoice>(`${manager}/media/choices`, search)
  useEffect(() => dialog.current?.showModal(), [])
  const use = (picture: Picked) => {
    dialog.current?.close()
    onChoose(picture)
  }
  const choose = (picture: Picked) => (picture.alt ? use(picture) : setUndescribed(picture.src))
  const onUpload = async (file: File | undefined) => {
    const src = file && (await upload(file, setStatus))
    if (src) setUndescribed(src)
  }
  return (
    <dialog ref={dialog} className="picture-picker" aria-labelledby="picture-picker" onClose={onClose}>
      <h2 id="picture-picker">{say('Choose a picture')}</h2>
      {undescribed ? (
        <Description src={undescribed} isCover={isCover} onUse={use} onBack={() => setUndescribed('')} />
      ) : (
        <>
          <div className="cluster picture-picker-head">
            <input
              className="input"
              type="search"
              aria-label={say('Search in name and alternative text')}
              placeholder={say('Search')}
              onInput={({ currentTarget }) => setSearch(currentTarget.value.trim())}
            />
            <label className="button button-outline">
              {say('Upload')}
              <input
                className="visually-hidden"
                type="file"
                accept="image/*"
                onChange={({ currentTarget }) => onUpload(currentTarget.files?.[0])}
              />
            </label>
            <Button variant="ghost" onClick={() => dialog.current?.close()}>
              {say('Close')}
            </Button>
          </div>
          <p role="status">
            {status ? say(status) : pictures?.length === 0 ? say(search ? 'No pictures found' : 'No pictures yet') : ''}
          </p>
          <Pictures of={pictures ?? []} onChoose={choose} />
        </>
      )}
    </dialog>
  )
}

// What can be put into a text, as it is searched for.

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

type DescriptionProps = { src: string; isCover: boolean; onUse: (picture: Picked) => void; onBack: () => void }

/** Asks for what a picture shows before it is used. */
function Description({ src, isCover, onUse, onBack }: DescriptionProps) {
  const say = useSay()
  const [isDecorative, setDecorative] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="stack picture-description"
      data-gap="s"
      onSubmit={(event) => {
        event.preventDefault()
        const { current } = field
        if (!current) return
        current.value = current.value.trim()
        if (current.reportValidity()) onUse({ src, alt: isDecorative ? '' : current.value })
      }}
    >
      <img src={src} alt="" />
      <label className="field-label" htmlFor="picture-alt">
        {say('Alternative text')}
      </label>
      <p className="field-hint" id="picture-alt-hint">
        {say('Describe the picture for people who can’t see it.')}
      </p>
      <input
        ref={field}
        id="picture-alt"
        className="input"
        maxLength={300}
        aria-describedby="picture-alt-hint"
        disabled={isDecorative}
        required
      />
      {isCover ? null : (
        <label className="checkbox">
          <input type="checkbox" onChange={({ currentTarget }) => setDecorative(currentTarget.checked)} />
          <span>{say('Decorative, no description')}</span>
        </label>
      )}
      <div className="button-row">
        <Button type="submit">{say('Use this picture')}</Button>
        <Button variant="ghost" onClick={onBack}>
          {say('Back')}
        </Button>
      </div>
    </form>
  )
}

const Pictures = ({ of, onChoose }: { of: readonly PictureChoice[]; onChoose: (picture: Picked) => void }) => (
  <ul className="tiles media-grid">
    {of.map(({ src, name, alt, thumbnail }) => (
      <li key={src}>
        <button type="button" onClick={() => onChoose({ src, alt })}>
          <img src={thumbnail} alt="" loading="lazy" />
          <span className="typed">{alt || name}</span>
        </button>
      </li>
    ))}
  </ul>
)
