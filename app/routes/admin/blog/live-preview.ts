import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import { manager } from './post-labels.ts'
import type { Drawn } from './post-preview.tsx'

const pause = 600

/** Draws the form's text on the server whenever its writer pauses, while the preview is open. */
export function useLivePreview(place: RefObject<HTMLElement>) {
  const [isOpen, setOpen] = useState(false)
  const { data, submit } = useFetcher<Drawn>({ key: 'post-preview' })
  useEffect(() => {
    const form = isOpen ? place.current?.querySelector('form') : null
    if (!form) return
    const draw = () => {
      const body = new FormData()
      for (const name of ['title', 'excerpt', 'content', 'language', 'image', 'imageAlt']) {
        body.set(name, String(new FormData(form).get(name) ?? ''))
      }
      submit(body, { method: 'post', action: `${manager}/preview`, encType: 'multipart/form-data' })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, pause)
    }
    draw()
    form.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', wait)
    }
  }, [isOpen, place, submit])
  return { isOpen, shown: data, toggle: () => setOpen(!isOpen) }
}
