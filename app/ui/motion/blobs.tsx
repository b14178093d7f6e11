import { useState } from 'react'
import { useMoving } from '../use-hydrated.ts'
import { PauseButton } from './pause-button.tsx'

/** Three soft lights behind a hero, in place of art. They drift only where a button can stop them. */
export function Blobs() {
  const moves = useMoving()
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <div
        className="hero-art blobs"
        aria-hidden="true"
        data-moves={moves ? '' : undefined}
        data-paused={isPaused ? '' : undefined}
      >
        <span />
        <span />
        <span />
      </div>
      {moves ? (
        <PauseButton name="Pause the drifting lights" isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
      ) : null}
    </>
  )
}
