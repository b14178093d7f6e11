import { Button } from '#app/ui/button.tsx'

/** Tells the user that the restored text is an unsaved draft. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className="banner" data-kind="info" role="status">
    <p>What you typed here before is back. It is not sent yet.</p>
    <div className="button-row">
      <Button size="s" variant="outline" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  </div>
)
