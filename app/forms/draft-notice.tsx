import { Button } from '#app/ui/button.tsx'

/** Says of a text that the tab has kept that it is no more than typed. */
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
