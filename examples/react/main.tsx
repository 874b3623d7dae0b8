import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { run } from 'stridewise';
import 'stridewise/react';

const program = `import torch
x = torch.arange(12).view(3, 4)
x.t().view(12)`;

function App() {
  const [shape, setShape] = useState('');
  const [step, setStep] = useState('');
  useEffect(() => {
    run('import torch\nprint((torch.ones(3, 1) + torch.ones(4)).shape)').then(({ transcript }) =>
      setShape(transcript.statements[1]?.output ?? ''),
    );
  }, []);
  return (
    <main>
      <p>
        The shape is <output>{shape}</output>
      </p>
      <stride-wise
        code={program}
        at="CHUNK_CUT dim=0"
        onready={({ detail }) => setStep(`${detail.step} of ${detail.steps}`)}
        onstepchange={({ detail }) => setStep(`${detail.step} of ${detail.steps}`)}
      />
      <p>Step {step}</p>
    </main>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
