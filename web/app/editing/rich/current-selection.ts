import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * Takes the selection of the page at once. The browser tells of a changed selection a moment later, so a
 * key that follows a click or Shift+End quickly would act on the selection from before, and whatever draws the text
 * anew would put the caret back there.
 */
export function takeCurrentSelection(view: EditorView): void {
  const { state, dom, composing } = view
  const selected = dom.ownerDocument.getSelection()
  if (composing || !view.hasFocus() || !(state.selection instanceof TextSelection)) return
  if (!selected || !dom.contains(selected.anchorNode) || !dom.contains(selected.focusNode)) return
  const anchor = state.doc.resolve(view.posAtDOM(selected.anchorNode!, selected.anchorOffset))
  const head = state.doc.resolve(view.posAtDOM(selected.focusNode!, selected.focusOffset))
  const current = TextSelection.between(anchor, head)
  if (!current.eq(state.selection)) view.dispatch(state.tr.setSelection(current))
}
