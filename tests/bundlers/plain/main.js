import { run } from 'stridewise';
import 'stridewise/element';

const program = 'import torch\nprint((torch.ones(3, 1) + torch.ones(4)).shape)';
run(program).then(({ transcript }) => {
  document.querySelector('output').textContent = transcript.statements[1].output;
});
