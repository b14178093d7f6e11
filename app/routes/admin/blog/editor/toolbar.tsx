// Buttons that put Markdown around the selection, and one that opens the media library.
import type { Message } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { marks } from './markdown-keys.ts'
import { insertMark } from './writing.ts'

type ToolbarProps = {
  text: () => HTMLTextAreaElement | null
  onPicture: () => void
  /** The progress of an upload. */
  status: Message | null
}

export const Toolbar = ({ text, onPicture, status }: ToolbarProps) => {
  const say = useSay()
  return (
    <div className="editor-tools" role="toolbar" aria-label={say('Text')}>
      {marks.map((mark) => (
        <Tool
          key={mark.label}
          label={say(mark.label)}
          icon={mark.icon}
          onPress={() => {
            const area = text()
            if (area) insertMark(area, { ...mark, sample: say(mark.sample) })
          }}
        />
      ))}
      <Tool label={say('Picture')} icon="image" onPress={onPicture} />
      <span role="status">{status && say(status)}</span>
    </div>
  )
}

type ToolProps = { label: string; icon: string; onPress: () => void }

const Tool = ({ label, icon, onPress }: ToolProps) => (
  <button type="button" title={label} onClick={onPress}>
    <Icon name={icon} size={18} />
    <span className="visually-hidden">{label}</span>
  </button>
)
