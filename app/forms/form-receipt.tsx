import { Link } from '@remix-run/react'
import type { Flash } from '#app/http/flash.ts'
import { YourTime } from '#app/ui/your-time.tsx'

/** What stays when the thanks have gone: the reference, the moment promised, and where to see how it goes. */
export function FormReceipt({ reference, promise }: Pick<Flash, 'reference' | 'promise'>) {
  if (!reference) return null
  return (
    <div className="form-receipt">
      <p className="form-reference-line">
        Your reference: <strong className="form-reference">{reference}</strong>
      </p>
      {promise ? (
        <p>
          We reply by {promise.words}. <YourTime at={promise.by} />
        </p>
      ) : null}
      <p>
        <Link to={`/status?reference=${reference}`}>Check the status, add to it or withdraw it</Link>
      </p>
    </div>
  )
}
