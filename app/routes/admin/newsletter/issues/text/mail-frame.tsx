import { useEffect, useRef, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import type { Language } from '#db/tables/records.ts'

type MailFrameProps = {
  /** An empty frame, whose policy allows a mail's own styles and no scripts. */
  src: string
  html: string
  language: Language
}

/** A mail that changes while it is read: its frame keeps its place. */
export function MailFrame({ src, html, language }: MailFrameProps) {
  const say = useSay()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!isLoaded || !root) return
    root.lang = language
    root.innerHTML = html
  }, [isLoaded, html, language])
  return (
    <iframe
      ref={frame}
      className="drawn-mail"
      src={src}
      title={say('The email')}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setLoaded(true)}
    />
  )
}
