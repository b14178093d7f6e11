import { useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { PauseButton } from './pause-button.tsx'

/** Three soft lights behind a hero, in its art's place. They drift where there is a button to stop them. */
export function Blobs() {
  const alive = useHydrated()
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <div
        className="hero-art blobs"
        aria-hidden="true"
        data-moves={alive ? '' : undefined}
        data-paused={isPaused ? '' : undefined}
      >
        <span />
        <span />
        <span />
      </div>
      {alive ? (
        <PauseButton name="the drifting lights" isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
      ) : null}
    </>
  )
}
