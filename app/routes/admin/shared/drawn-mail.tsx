import { useSay } from '#app/languages/say.tsx'

export type MailSize = 'short' | 'medium' | 'long'

type DrawnMailProps = {
  /** The address of its HTML: see drawnMail. */
  src: string
  subject: string
  text: string
  /** By the length of the text; without it the frame takes most of the window's height. */
  size?: MailSize
}

/** A mail as its reader sees it, with the plain text that mail programs without HTML show. */
export const DrawnMail = ({ src, subject, text, size }: DrawnMailProps) => {
  const say = useSay()
  return (
    <>
      <iframe
        className="drawn-mail"
        data-size={size}
        src={src}
        title={say('The email: {subject}', { subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
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
