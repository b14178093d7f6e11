// Buttons that put Markdown around the selection, and one that opens the media library.
import { Icon } from '#app/ui/icon.tsx'
import { marks } from './markdown-keys.ts'
import { insertMark } from './writing.ts'

type ToolbarProps = {
  text: () => HTMLTextAreaElement | null
  onPicture: () => void
  /** The progress of an upload. */
  status: string
}

export const Toolbar = ({ text, onPicture, status }: ToolbarProps) => (
  <div className="editor-tools" role="toolbar" aria-label="Text">
    {marks.map((mark) => (
      <Tool
        key={mark.label}
        label={mark.label}
        icon={mark.icon}
        onPress={() => {
          const area = text()
          if (area) insertMark(area, mark)
        }}
      />
    ))}
    <Tool label="Picture" icon="image" onPress={onPicture} />
    <span role="status">{status}</span>
  </div>
)

type ToolProps = { label: string; icon: string; onPress: () => void }

const Tool = ({ label, icon, onPress }: ToolProps) => (
  <button type="button" title={label} onClick={onPress}>
    <Icon name={icon} size={18} />
    <span className="visually-hidden">{label}</span>
  </button>
)
