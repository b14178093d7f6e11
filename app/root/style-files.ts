import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** After the page of a first visit, the style files take the place of the styles inside it (http/page/first-visit.server.ts). */
export function useStyleFiles() {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    const inside = document.getElementById('styles-inside')
    if (!inside || key === first.current) return
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media="not all"]')]
    for (const file of files) file.removeAttribute('media')
    const missing = files.filter(({ sheet }) => !sheet)
    const loaded = missing.map((file) => new Promise((done) => file.addEventListener('load', done)))
    void Promise.all(loaded).then(() => inside.remove())
  }, [key])
}
