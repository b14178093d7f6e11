// Buttons that put Markdown around the selection, and one that opens the media library.
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
      <button
        key={mark.label}
        type="button"
        onClick={() => {
          const area = text()
          if (area) insertMark(area, mark)
        }}
      >
        {mark.label}
      </button>
    ))}
    <button type="button" onClick={onPicture}>
      Picture
    </button>
    <span role="status">{status}</span>
  </div>
)
