import { useSay } from '#app/languages/say.tsx'

type DrawnMailProps = {
  /** The address of its HTML: see drawnMail. */
  src: string
  subject: string
  text: string
}

/** A mail as its reader sees it, with the plain text that mail programs without HTML show. */
export const DrawnMail = ({ src, subject, text }: DrawnMailProps) => {
  const say = useSay()
  return (
    <>
      <iframe
        className="drawn-mail"
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
