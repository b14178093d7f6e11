import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

type PauseButtonProps = { name: Phrase; isPaused: boolean; onToggle: () => void }

/** A toggle with a constant name: "Pause …", pressed. Hidden when nothing moves. */
export function PauseButton({ name, isPaused, onToggle }: PauseButtonProps) {
  return (
    <button type="button" className="motion-pause" aria-pressed={isPaused} onClick={onToggle}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
        <path d={isPaused ? 'M4 2l10 6-10 6z' : 'M3 2h4v12H3zM9 2h4v12H9z'} />
      </svg>
      <span className="visually-hidden">{useSay()(name)}</span>
    </button>
  )
}
