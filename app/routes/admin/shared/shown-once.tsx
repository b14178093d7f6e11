import { Panel } from '#app/ui/panel.tsx'
import { CopyField } from '#app/ui/text/copied-value.tsx'

type ShownOnceProps = { id: string; title: string; made: { text: string; secret: string } }

/** A new link, token or secret. It has the focus, because the button that made it may be gone. */
export const ShownOnce = ({ id, title, made: { text, secret } }: ShownOnceProps) => (
  <Panel id={id} title={title}>
    <p role="status">{text}</p>
    <CopyField key={secret} label={title} value={secret} isNew />
  </Panel>
)
