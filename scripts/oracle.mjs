// Prints how to run the oracle, which is written in Python: tests/oracle.
console.log(`The vectors in tests/vectors/ hold what PyTorch and NumPy themselves answered.
No test needs the libraries; to record vectors anew, install them and run the oracle:

  python3 -m venv build/oracle && build/oracle/bin/pip install torch numpy
  build/oracle/bin/python tests/oracle/record.py --help

Debian's own libraries (python3-torch, python3-numpy) give the second, older column.`);
