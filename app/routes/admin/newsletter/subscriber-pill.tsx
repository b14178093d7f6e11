import { type SubscriberState, stateLabels, statePill } from '#app/features/newsletter/status.ts'
import { Pill } from '#app/ui/pill.tsx'

export const SubscriberPill = ({ state }: { state: SubscriberState }) => (
  <Pill status={statePill[state]} label={stateLabels[state]} />
)
