import { type RefObject, useEffect, useRef } from 'react'
import { useSay } from '#app/languages/say.tsx'

export type MailSize = 'short' | 'medium' | 'long'

type DrawnMailProps = {
  /** The address of its HTML: see drawnMail. */
  src: string
  subject: string
  text: string
  /** By the length of the text, until a script has seen how high the mail is. */
  size: MailSize
}

/** A mail as its reader sees it, with the plain text that mail programs without HTML show. */
export const DrawnMail = ({ src, subject, text, size }: DrawnMailProps) => {
  const say = useSay()
  const frame = useRef<HTMLIFrameElement>(null)
  useWholeMail(frame)
  return (
    <>
      <iframe
        ref={frame}
        className="drawn-mail"
        data-size={size}
        src={src}
        title={say('The email: {subject}', { subject })}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>{say('Plain text')}</summary>
        <pre className="mail-text" dir="auto">
          {text}
        </pre>
      </details>
    </>
  )
}

/** Makes the frame as high as its mail. The mail runs no script, so it can share our origin to be measured. */
function useWholeMail(frame: RefObject<HTMLIFrameElement>) {
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => {
      const mail = current.contentDocument
      if (mail?.readyState !== 'complete' || !mail.body?.childElementCount) return
      const borders = current.offsetHeight - current.clientHeight
      current.style.blockSize = `${Math.ceil(mail.documentElement.getBoundingClientRect().height) + borders}px`
    }
    // A narrower frame has longer lines.
    const resized = new ResizeObserver(measure)
    resized.observe(current)
    current.addEventListener('load', measure)
    measure()
    return () => {
      resized.disconnect()
      current.removeEventListener('load', measure)
    }
  }, [frame])
}
