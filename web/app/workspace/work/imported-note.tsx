/** Beside a signature or an approval that this installation did not see. */
export function ImportedNote() {
  return <span className="block text-ink-soft">Imported, not verified here.</span>
}
