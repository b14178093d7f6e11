import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'

/** Says that what is typed stays on the device, which others may use. */
export function KeptOnDevice({ onDelete }: { onDelete: () => void }) {
  const say = useSay()
  return (
    <div className="form-kept" role="status">
      <p>{say('What you typed is kept on this device until it is sent, for 7 days at most.')}</p>
      <Button variant="outline" onClick={onDelete}>
        {say('Delete it')}
      </Button>
    </div>
  )
}
