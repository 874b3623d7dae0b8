import { run } from 'stridewise';
import { Steps } from './steps';

/** Rendered when the site is built: the library runs in Node there, and the widget in the browser. */
export default async function Page() {
  const program = 'import torch\nprint((torch.ones(3, 1) + torch.ones(4)).shape)';
  const { transcript } = await run(program);
  return (
    <main>
      <output>{transcript.statements[1].output}</output>
      <Steps />
    </main>
  );
}
