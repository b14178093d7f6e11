type DrawnMailProps = {
  /** The address of its HTML: see drawnMail. */
  src: string
  subject: string
  text: string
}

/** A mail as its reader sees it, with the plain text that mail programs without HTML show. */
export const DrawnMail = ({ src, subject, text }: DrawnMailProps) => (
  <>
    <iframe
      className="drawn-mail"
      src={src}
      title={`The email: ${subject}`}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    />
    <details>
      <summary>Plain text</summary>
      <pre className="mail-text" dir="auto">
        {text}
      </pre>
    </details>
  </>
)
