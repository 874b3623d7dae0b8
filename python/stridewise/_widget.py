"""A story as an anywidget, where each output is a page of its own (Colab) or runs no scripts (marimo)."""

from typing import Any

import anywidget
import traitlets

from ._frames import player

# The player comes from the kernel, once a page, and is in no output.
_ESM = """
const queue = () => (globalThis.stridewiseNotebook ??= []);
function render({ model, el }) {
  const place = document.createElement('div');
  place.textContent = model.get('text');
  place.style.whiteSpace = 'pre-wrap';
  el.append(place);
  if (Array.isArray(queue())) {
    model.on('msg:custom', ({ player }) => {
      if (player) import(URL.createObjectURL(new Blob([player], { type: 'text/javascript' })));
    });
    model.send({ type: 'player' });
  }
  queue().push([place, model.get('search')]);
}
export default { render };
"""


class StoryWidget(anywidget.AnyWidget):  # type: ignore[misc,unused-ignore]
    _esm = _ESM
    search = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)

    def __init__(self, search: str, text: str) -> None:
        super().__init__(search=search, text=text)
        self.on_msg(self._answer)

    def _answer(self, _: Any, content: Any, __: Any) -> None:
        if content.get("type") == "player":
            self.send({"player": player() or ""})
