import type { wordsOfState } from '#app/features/texts/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'

export function StatePills({ states }: { states: ReturnType<typeof wordsOfState> }) {
  const say = useSay()
  return (
    <span className="button-row">
      {states.map((state) => (
        <Pill key={state} status={state}>
          {say(state)}
        </Pill>
      ))}
    </span>
  )
}
