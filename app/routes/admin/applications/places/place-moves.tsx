import { placeMovesFrom } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { Moves } from '#app/routes/admin/records/moves.tsx'
import { Menu } from '#app/ui/popover.tsx'

type PlaceMovesProps = { place: Pick<PlaceRow, 'status' | 'version' | 'waiting_since'>; path: string }

/** Beside another move, cancelling it is in the menu. */
export function PlaceMoves({ place: { status, version, waiting_since }, path }: PlaceMovesProps) {
  const moves = placeMovesFrom(status, waiting_since !== null)
  const [cancel, others] = [moves.filter(({ to }) => to === 'cancelled'), moves.filter(({ to }) => to !== 'cancelled')]
  return (
    <>
      <Moves path={path} moves={others} version={version} />
      {others.length === 0 ? (
        <Moves path={path} moves={cancel} version={version} isSecondary />
      ) : cancel.length > 0 ? (
        <Menu id="place-more">
          <Moves path={path} moves={cancel} version={version} isSecondary />
        </Menu>
      ) : null}
    </>
  )
}
