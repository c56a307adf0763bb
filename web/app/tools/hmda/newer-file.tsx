import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'

/** Opens a newer file of the same register. */
export function NewerFile({ onFile }: { onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="quiet" onClick={() => chooser.current?.click()}>
        Newer file
      </Button>
      <input
        ref={chooser}
        type="file"
        aria-label="Newer HMDA file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
