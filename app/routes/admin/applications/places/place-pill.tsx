import { placePill } from '#app/features/applications/places/place-statuses.ts'
import { Pill } from '#app/ui/pill.tsx'

export function PlacePill({ place }: { place: Parameters<typeof placePill>[0] }) {
  const { pill, label } = placePill(place)
  return <Pill status={pill} label={label} />
}
