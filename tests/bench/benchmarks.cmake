# One benchmark for each bench_*.c, and the runner of single kernels.
file(GLOB bench_sources CONFIGURE_DEPENDS tests/bench/bench_*.c)
foreach(source IN LISTS bench_sources)
  get_filename_component(name ${source} NAME_WE)
  stridewise_executable(${name} ${source})
endforeach()
stridewise_executable(kernels tests/bench/kernels.c)
