import { Link } from '@remix-run/react'

/** Says that old records are not deleted because the clock is doubted; nothing when they are. */
export function DeletionNotice({ isWaiting, mayConfirm }: { isWaiting: boolean; mayConfirm: boolean }) {
  if (!isWaiting) return null
  return (
    <section className="banner" data-kind="warning" aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Is the clock of the server right?</h2>
      <p>
        It has gone further than usual since old records were last deleted. Nothing is deleted until an admin has
        confirmed it.
      </p>
      {mayConfirm ? (
        <p>
          <Link to="/dashboard/settings/deletion">Look at it</Link>
        </p>
      ) : null}
    </section>
  )
}
